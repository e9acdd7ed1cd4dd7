/** Les bots en français : le serveur les présente en anglais. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Premier voyage : il court après tout ce qui brille."],
  wilma: ["Wilma", "Elle fait de bons nœuds et oublie ce qu’elle a vu."],
  barnaby: ["Barnaby", "Un maître d’équipage solide, qui ne voit jamais plus loin que la prochaine vague."],
  isolde: ["Isolde", "Une navigatrice qui a l’œil pour trouver le bon cap."],
  crow: ["Capitaine Crow", "Il connaît toutes les ruses et en a gardé la plupart."],
  agatha: ["Agatha la Grise", "Personne ne l’a jamais vue perdre deux fois."],
  greedy: ["Gourmand", "Joue ce qui paraît raisonnable au premier coup d’œil, sans réfléchir plus loin."],
  first_mate: ["Second", "Remplace qui s’absente ; en sait long, mais ne réfléchit pas plus loin."],
  random: ["Au hasard", "Joue n’importe quel coup permis, tous avec la même chance."],
  ismcts: ["Arbre", "Une recherche comme dans les manuels : un étalon pour les autres."],
};
