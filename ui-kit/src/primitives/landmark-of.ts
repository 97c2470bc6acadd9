/**
 * The dialog of an element, or the main part of its page. What opens from an element belongs there: beside all parts of
 * the page, those who go from part to part would not find it. The header would clip it.
 */
export function landmarkOf(element: Element): HTMLElement {
  const dialog = element.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
  return dialog ?? document.querySelector('main') ?? document.body
}
