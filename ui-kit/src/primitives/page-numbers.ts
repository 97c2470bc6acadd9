/** A page number, or a gap before the next one. */
export type PageStep = { page: number } | { gapBefore: number }

/** The pages a pager shows: first, last, current and its neighbors. */
export function pageNumbers(page: number, totalPages: number): PageStep[] {
  const shown = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages)
  const sorted = [...new Set(shown)].toSorted((a, b) => a - b)
  return sorted.flatMap((n, index): PageStep[] => {
    const step = n - (sorted[index - 1] ?? 0)
    if (step === 2) return [{ page: n - 1 }, { page: n }]
    return step > 2 ? [{ gapBefore: n }, { page: n }] : [{ page: n }]
  })
}
