import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { PagedList } from './paged-list.tsx'
import { SearchField } from './search-field.tsx'
import { useListUrl } from './use-list-url.ts'

const PAGES: Record<string, number> = { '': 1, many: 5 }

function Things() {
  const { filter, page, setFilter, hrefFor } = useListUrl((parameters) => ({
    search: parameters.get('search') ?? '',
  }))
  const query = useQuery({
    queryKey: ['things', filter, page],
    queryFn: () => {
      const totalPages = PAGES[filter.search] ?? 0
      return Promise.resolve({
        things: totalPages === 0 ? [] : [{ id: `${filter.search}-${page}` }],
        pagination: { page, limit: 1, total: totalPages, totalPages: Math.max(1, totalPages) },
      })
    },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SearchField
        label="Search"
        value={filter.search}
        onSearch={(text) => setFilter({ search: text })}
        maxLength={20}
      />
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ things }) => things}
        skeleton={<p>Loading</p>}
        empty={<p>Nothing</p>}
      >
        {({ id }) => <li key={id}>{id}</li>}
      </PagedList>
    </>
  )
}

const visit = (at: string) => renderScreen(<Things />, { path: '/things', at })
const address = () => screen.getByLabelText('address').textContent

it('shows the page of the address, and links to the others with the filter', async () => {
  await visit('/things?search=many&page=2')
  await screen.findByText('many-2')
  const page = screen.getByRole('link', { name: 'Page 3' })
  expect(page.getAttribute('href')).toBe('/things?search=many&page=3')
})

it.each(['0', '-1', '1.5', 'two'])('reads page=%s as the first page', async (page) => {
  await visit(`/things?search=many&page=${page}`)
  await screen.findByText('many-1')
})

it('returns to the first page when the filter changes', async () => {
  const { user } = await visit('/things?search=many&page=2')
  await user.clear(await screen.findByRole('searchbox', { name: 'Search' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'none{Enter}')
  await screen.findByText('Nothing')
  expect(address()).toBe('/things?search=none')
})

it('goes to a page that does not exist in the current data yet', async () => {
  const { user } = await visit('/things?search=many')
  await screen.findByText('many-1')
  await user.click(screen.getByRole('link', { name: 'Page 5' }))
  await screen.findByText('many-5')
  expect(address()).toBe('/things?search=many&page=5')
})

it('redirects from a page beyond the last to the last', async () => {
  await visit('/things?search=many&page=9')
  await screen.findByText('many-5')
  expect(address()).toBe('/things?search=many&page=5')
})
