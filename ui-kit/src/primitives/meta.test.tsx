import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Meta } from './meta.tsx'
import { PublicMeta } from './public-meta.tsx'

/** As the server renders it for a public post. */
const SERVER_HEAD = `
  <title data-pre>We launch · Northwind</title>
  <meta name="description" content="Look" data-pre />
  <meta name="robots" content="noindex" data-pre />
  <link rel="canonical" href="https://fanfare.example/public/northwind/launch" data-pre />
  <meta property="og:site_name" content="Fanfare" data-pre />
  <meta property="og:type" content="article" data-pre />
  <meta property="og:title" content="We launch" data-pre />
  <meta property="og:description" content="Look" data-pre />
  <meta property="og:url" content="https://fanfare.example/public/northwind/launch" data-pre />
  <meta name="twitter:card" content="summary" data-pre />
  <meta name="twitter:title" content="We launch" data-pre />
  <meta name="twitter:description" content="Look" data-pre />`

beforeEach(() => {
  document.head.innerHTML = SERVER_HEAD
})

/** The content of all tags with a name. */
const all = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  )
const titles = () => [...document.head.querySelectorAll('title')].map((tag) => tag.textContent)
const canonicals = () =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) => tag.getAttribute('href'))

const alternates = () =>
  [...document.head.querySelectorAll('link[rel="alternate"]')].map((tag) => tag.getAttribute('hreflang'))
const facts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((tag) => tag.textContent)

const IMAGE = {
  url: 'https://fanfare.example/share-images/posts/a/b/en-1.png',
  alt: 'Hello',
  language: 'en',
} as const

const post = (
  <PublicMeta
    key="post"
    title="We launch"
    description="Look"
    canonical="https://fanfare.example/public/northwind/launch"
    kind="article"
    image={IMAGE}
  />
)
const ALTERNATES = [
  { hreflang: 'x-default', href: 'https://fanfare.example/' },
  { hreflang: 'fr', href: 'https://fanfare.example/?lang=fr' },
] as const
const landing = (
  <PublicMeta
    key="landing"
    title="Welcome"
    canonical="https://fanfare.example/"
    alternates={ALTERNATES}
    image={IMAGE}
    data={{ name: '</script>' }}
  />
)
const organization = (
  <PublicMeta
    key="organization"
    title="Northwind"
    description="Their posts"
    canonical="https://fanfare.example/organizations/northwind"
    image={{ ...IMAGE, alt: 'Northwind' }}
  />
)
const profile = <Meta key="profile" title="Profile" noindex />

it('takes over the tags of the server, one of each', () => {
  expect(titles()).toEqual(['We launch · Northwind'])
  render(post)
  expect(document.head.querySelectorAll('[data-pre]')).toHaveLength(0)
  expect(titles()).toEqual(['We launch · Fanfare'])
  expect(all('description')).toEqual(['Look'])
  expect(canonicals()).toEqual(['https://fanfare.example/public/northwind/launch'])
  expect(all('og:type')).toEqual(['article'])
  expect(all('og:title')).toEqual(['We launch'])
  expect(all('og:description')).toEqual(['Look'])
  expect(all('og:url')).toEqual(['https://fanfare.example/public/northwind/launch'])
  expect(all('og:site_name')).toEqual(['Fanfare'])
  expect(all('twitter:title')).toEqual(['We launch'])
  expect(all('robots')).toEqual([])
})

it('replaces the tags of a page by those of the next', () => {
  const { rerender } = render(post)
  rerender(organization)
  expect(titles()).toEqual(['Northwind · Fanfare'])
  expect(all('description')).toEqual(['Their posts'])
  expect(canonicals()).toEqual(['https://fanfare.example/organizations/northwind'])
  expect(all('og:type')).toEqual(['website'])
  expect(all('og:title')).toEqual(['Northwind'])
  expect(all('og:description')).toEqual(['Their posts'])
  expect(all('og:url')).toEqual(['https://fanfare.example/organizations/northwind'])
})

it('removes what a page has not, and says that it is not to be listed', () => {
  const { rerender } = render(post)
  rerender(profile)
  expect(titles()).toEqual(['Profile · Fanfare'])
  expect(all('robots')).toEqual(['noindex'])
  expect(canonicals()).toEqual([])
  for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:type', 'twitter:title']) {
    expect({ name, content: all(name) }).toEqual({ name, content: [] })
  }
  rerender(post)
  expect(all('robots')).toEqual([])
  expect(all('og:title')).toEqual(['We launch'])
})

it('offers other languages and facts of one page only', () => {
  const { rerender } = render(landing)
  expect(alternates()).toEqual(['x-default', 'fr'])
  expect(facts()).toEqual([String.raw`{"name":"\u003c/script\u003e"}`])
  rerender(organization)
  expect(alternates()).toEqual([])
  expect(facts()).toEqual([])
})

it('keeps the card of a page that search engines may not list but people may share', () => {
  render(
    <PublicMeta
      title="Sensitive post"
      canonical="https://fanfare.example/public/a/b"
      image={IMAGE}
      noindex
    />,
  )
  expect(all('robots')).toEqual(['noindex'])
  expect(all('og:title')).toEqual(['Sensitive post'])
})

it('shows a picture in the language of the page, one of each tag', () => {
  const address = { canonical: 'https://fanfare.example/', alternates: ALTERNATES }
  const french = { url: 'https://fanfare.example/share-images/pages/home/fr-1.png', language: 'fr' } as const
  const { rerender } = render(
    <PublicMeta title="Bonjour" {...address} image={{ ...french, alt: 'Bonjour' }} />,
  )
  expect(all('og:image')).toEqual([french.url])
  expect(all('og:image:alt')).toEqual(['Bonjour'])
  expect(all('og:image:width')).toEqual(['1200'])
  expect(all('og:image:height')).toEqual(['630'])
  expect(all('og:image:type')).toEqual(['image/png'])
  expect(all('twitter:card')).toEqual(['summary_large_image'])
  expect(all('og:locale')).toEqual(['fr_FR'])
  expect(all('og:locale:alternate')).toEqual(['en_US', 'pt_PT', 'es_ES'])
  rerender(organization)
  expect(all('og:image')).toEqual([IMAGE.url])
  expect(all('og:image:alt')).toEqual(['Northwind'])
  expect(all('og:locale')).toEqual(['en_US'])
  expect(all('og:locale:alternate')).toEqual([])
  rerender(profile)
  expect(all('og:image')).toEqual([])
  expect(all('og:locale')).toEqual([])
})
