/** The search field of the panel, to which the focus returns. */
export const findSearch = () => document.querySelector<HTMLElement>('[role="combobox"]')
