/** Can the person see the page just now, or is it behind another one? */

let isHidden = $state(document.hidden);

document.addEventListener("visibilitychange", () => (isHidden = document.hidden));

export const looking = {
  get away(): boolean {
    return isHidden;
  },
};
