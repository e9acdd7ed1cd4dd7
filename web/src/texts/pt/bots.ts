/** Os bots em português: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Na primeira viagem: corre atrás de tudo o que brilha."],
  wilma: ["Wilma", "Dá ótimos nós e esquece o que viu."],
  barnaby: ["Barnaby", "Um contramestre de confiança, que nunca olha além da próxima onda."],
  isolde: ["Isolde", "Uma navegadora com faro para o rumo certo."],
  crow: ["Capitão Crow", "Conhece todos os truques e ficou com a maioria."],
  agatha: ["Agatha Cinzenta", "Ninguém nunca a viu perder duas vezes."],
  greedy: ["Guloso", "Joga o que parece sensato à primeira vista, sem pensar adiante."],
  first_mate: ["Imediato", "Substitui quem não está; sabe muito, mas não pensa adiante."],
  random: ["Aleatório", "Faz uma jogada permitida qualquer, todas com a mesma chance."],
  ismcts: ["Árvore de busca", "Uma busca como manda o manual: a régua para os outros."],
};
