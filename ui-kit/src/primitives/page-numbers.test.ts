import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

function written(page: number, totalPages: number): string {
  return pageNumbers(page, totalPages)
    .map((step) => ('gapBefore' in step ? '…' : step.page))
    .join(' ')
}

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %d of %d is offered as "%s"', (page, totalPages, expected) => {
  expect(written(page, totalPages)).toBe(expected)
})
