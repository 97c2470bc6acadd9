import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { PUBLIC_PAGES } from '@fanfare/contract/community/rules/public_pages.ts'
import { pricingPage } from '@fanfare/contract/community/rules/public_pages/pricing.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { publicPageMeta } from './public-page-meta.tsx'

const contentOf = (tag: string) => document.head.querySelector(tag)?.getAttribute('content')
const hrefOf = (tag: string) => document.head.querySelector(tag)?.getAttribute('href')

beforeEach(() => document.head.replaceChildren())

describe.each(PUBLIC_PAGES)('the head of $path', (page) => {
  const Head = publicPageMeta(async () => page)

  it.each(LANGUAGES)(
    'has one title and description in %s, and says where the others are',
    async (language) => {
      await renderScreen(<Head />, { at: page.path, language })
      const { title, description } = page.words[language]
      await waitFor(() => expect(document.title).toBe(`${title} · Fanfare`))
      expect(document.head.querySelectorAll('title')).toHaveLength(1)
      expect(contentOf('meta[name="description"]')).toBe(description)
      expect(contentOf('meta[property="og:title"]')).toBe(title)
      const address = location.origin + page.path
      expect(hrefOf('link[rel="canonical"]')).toBe(address)
      expect(hrefOf('link[hreflang="x-default"]')).toBe(address)
      for (const other of LANGUAGES) {
        expect(hrefOf(`link[hreflang="${other}"]`)).toBe(`${address}?lang=${other}`)
      }
    },
  )
})

it('has the canonical address of the language that the address asks for', async () => {
  const Head = publicPageMeta(async () => pricingPage)
  await renderScreen(<Head />, { at: '/pricing?lang=fr', language: 'fr' })
  await waitFor(() => expect(hrefOf('link[rel="canonical"]')).toBe(`${location.origin}/pricing?lang=fr`))
})
