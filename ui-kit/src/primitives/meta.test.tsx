import { render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Meta } from './meta.tsx'

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

const post = (
  <Meta
    key="post"
    title="We launch"
    description="Look"
    canonical="https://fanfare.example/public/northwind/launch"
    kind="article"
  />
)
const ALTERNATES = [
  { hreflang: 'x-default', href: 'https://fanfare.example/' },
  { hreflang: 'fr', href: 'https://fanfare.example/?lang=fr' },
] as const
const landing = (
  <Meta
    key="landing"
    title="Welcome"
    canonical="https://fanfare.example/"
    alternates={ALTERNATES}
    data={{ name: '</script>' }}
  />
)
const organization = <Meta key="organization" title="Northwind" description="Their posts" />
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
  expect(canonicals()).toEqual([])
  expect(all('og:type')).toEqual(['website'])
  expect(all('og:title')).toEqual(['Northwind'])
  expect(all('og:description')).toEqual(['Their posts'])
  expect(all('og:url')).toEqual([])
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
  render(<Meta title="Sensitive post" canonical="https://fanfare.example/public/a/b" noindex />)
  expect(all('robots')).toEqual(['noindex'])
  expect(all('og:title')).toEqual(['Sensitive post'])
})
