/**
 * The dialog of an element, or the main landmark of its page. A popup of the element is rendered there: outside of all
 * landmarks, users who navigate by landmarks would not find it. The header would clip it.
 */
export function landmarkOf(element: Element): HTMLElement {
  const dialog = element.closest<HTMLElement>('[role=dialog], [role=alertdialog]')
  return dialog ?? document.querySelector('main') ?? document.body
}
