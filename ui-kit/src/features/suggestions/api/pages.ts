interface Page<Item> {
  comments: Item[]
}

/** Pages as `useInfiniteQuery` keeps them. */
export interface Pages<Item> {
  pages: Page<Item>[]
  pageParams: unknown[]
}

/** The items of all pages, without repeats of an item that moved between two fetches. */
export function itemsOf<Item extends { id: string }>(pages: readonly Page<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ comments }) => comments).map((item) => [item.id, item])).values()]
}

/** Changes one item; the other pages keep their identity. */
export function changeItem<Item extends { id: string }, Kept extends Pages<Item>>(
  kept: Kept & Pages<Item>,
  id: string,
  change: (item: Item) => Item,
): Kept {
  const pages = kept.pages.map((page) =>
    page.comments.some((item) => item.id === id)
      ? { ...page, comments: page.comments.map((item) => (item.id === id ? change(item) : item)) }
      : page,
  )
  return { ...kept, pages }
}
