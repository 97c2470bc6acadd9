import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/rules/language.ts'
import { PUBLIC_PAGES, type PublicPagePath } from '@fanfare/contract/rules/public_pages.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { PublicPageMeta } from './public-page-meta.tsx'

const PATHS = Object.keys(PUBLIC_PAGES) as PublicPagePath[]

const contentOf = (tag: string) => document.head.querySelector(tag)?.getAttribute('content')
const hrefOf = (tag: string) => document.head.querySelector(tag)?.getAttribute('href')

beforeEach(() => document.head.replaceChildren())

describe.each(PATHS)('the head of %s', (path) => {
  it.each(LANGUAGES)(
    'has one title and description in %s, and says where the others are',
    async (language) => {
      await renderScreen(<PublicPageMeta path={path} />, { at: path, language })
      const { title, description } = PUBLIC_PAGES[path].words[language]
      await waitFor(() => expect(document.title).toBe(`${title} · Fanfare`))
      expect(document.head.querySelectorAll('title')).toHaveLength(1)
      expect(contentOf('meta[name="description"]')).toBe(description)
      expect(contentOf('meta[property="og:title"]')).toBe(title)
      const address = location.origin + path
      expect(hrefOf('link[rel="canonical"]')).toBe(address)
      expect(hrefOf('link[hreflang="x-default"]')).toBe(address)
      for (const other of LANGUAGES) {
        expect(hrefOf(`link[hreflang="${other}"]`)).toBe(`${address}?lang=${other}`)
      }
    },
  )
})

it('has the canonical address of the language that the address asks for', async () => {
  await renderScreen(<PublicPageMeta path="/pricing" />, { at: '/pricing?lang=fr', language: 'fr' })
  await waitFor(() => expect(hrefOf('link[rel="canonical"]')).toBe(`${location.origin}/pricing?lang=fr`))
})
