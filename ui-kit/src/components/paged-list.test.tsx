import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { PagedList } from './paged-list.tsx'
import { SearchField } from './search-field.tsx'
import { useListUrl } from './use-list-url.ts'

const PAGES: Record<string, number> = { '': 1, many: 5, new: 3 }
const NEWEST = '2026-03-02T09:00:00.000Z'

function Things() {
  const { filter, page, asOf, setFilter, hrefFor } = useListUrl((parameters) => ({
    search: parameters.get('search') ?? '',
  }))
  const query = useQuery({
    queryKey: ['things', filter, page, asOf],
    queryFn: () => {
      const totalPages = PAGES[filter.search] ?? 0
      return Promise.resolve({
        things: totalPages === 0 ? [] : [{ id: `${filter.search}-${page}` }],
        pagination: {
          page,
          limit: 1,
          total: totalPages,
          totalPages: Math.max(1, totalPages),
          ...(filter.search === 'new' && { asOf: asOf ?? NEWEST }),
        },
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

const anchored = (page: number) => `/things?search=new&asOf=${encodeURIComponent(NEWEST)}&page=${page}`
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('keeps later pages as they were when page 1 was read, and shows new entries on page 1', async () => {
  const { user } = await visit('/things?search=new')
  await screen.findByText('new-1')
  await user.click(screen.getByRole('link', { name: 'Page 2' }))
  await screen.findByText('new-2')
  expect(address()).toBe(anchored(2))
  expect(new Set(hrefs())).toEqual(new Set(['/things?search=new', anchored(2), anchored(3)]))
})

it('keeps the anchor of the address when the page is loaded again', async () => {
  const asOf = encodeURIComponent('2026-03-01T09:00:00.000Z')
  await visit(`/things?search=new&asOf=${asOf}&page=2`)
  await screen.findByText('new-2')
  expect(hrefs()).toContain(`/things?search=new&asOf=${asOf}&page=3`)
})

it('redirects with the anchor from a page beyond the last', async () => {
  const asOf = encodeURIComponent(NEWEST)
  await visit(`/things?search=new&asOf=${asOf}&page=9`)
  await screen.findByText('new-3')
  expect(address()).toBe(`/things?search=new&asOf=${asOf}&page=3`)
})

it.each(['page=1&asOf=2026-03-01T09:00:00.000Z', 'page=2&asOf=yesterday'])(
  'leaves out the anchor of %s',
  async (query) => {
    await visit(`/things?search=new&${query}`)
    await screen.findByText(/new-/)
    expect(hrefs()).toContain(`/things?search=new&asOf=${encodeURIComponent(NEWEST)}&page=3`)
  },
)
