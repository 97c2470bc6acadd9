import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { BootData } from '@fanfare/contract/data/boot.ts'
import { publicOrganizationQuery, publicPostQuery } from '../features/community/api/community-queries.ts'
import { aPublicPost } from '../testing/fixtures.ts'
import { readBootData, seedCache } from './boot-data.ts'

const post = aPublicPost()
const organization = { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs', description: null }

function pageWith(boot: BootData) {
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`
}

function cacheOfPage(): QueryClient {
  const queryClient = new QueryClient()
  seedCache(queryClient, readBootData(document))
  return queryClient
}

afterEach(() => document.body.replaceChildren())

it('a public post in the page data is cached without a request', () => {
  pageWith({ kind: 'public-post', post })
  const { queryKey } = publicPostQuery(post.organization.slug, post.slug)
  expect(cacheOfPage().getQueryData(queryKey)).toEqual({ post })
})

it('so is a public organization', () => {
  pageWith({ kind: 'public-organization', organization })
  const { queryKey } = publicOrganizationQuery(organization.slug)
  expect(cacheOfPage().getQueryData(queryKey)).toEqual({ organization })
})

it('a page without data starts empty', () => {
  expect(cacheOfPage().getQueryCache().getAll()).toHaveLength(0)
})
