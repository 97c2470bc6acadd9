import { expect, it } from 'vitest'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import { aHost } from '../../../../testing/fixtures.ts'
import { foldHosts } from './fold-hosts.ts'

const of = (host: string, facts: Partial<Host> = {}) => aHost({ id: host, host, ...facts })

const folded = (...hosts: Host[]) =>
  foldHosts(hosts).map(({ host, covered }) => [host.host, ...covered.map((each) => each.host)])

it('folds hosts below the widest entry that covers them', () => {
  expect(
    folded(
      of('a.b.example', { includesSubdomains: true }),
      of('b.example', { includesSubdomains: true }),
      of('x.a.b.example'),
    ),
  ).toEqual([['b.example', 'a.b.example', 'x.a.b.example']])
})

it('folds the other hosts of a network', () => {
  expect(folded(of('m.news.example'), of('news.example', { covers: ['m.news.example'] }))).toEqual([
    ['news.example', 'm.news.example'],
  ])
})

it('keeps exceptions, hosts that cover each other, and those below an entry without sub-domains', () => {
  const hosts = [
    of('b.example', { includesSubdomains: true }),
    of('bad.b.example', { state: 'blocked' }),
    of('one.example', { covers: ['two.example'] }),
    of('two.example', { covers: ['one.example'] }),
    of('www2.one.example'),
  ]
  expect(folded(...hosts)).toEqual(hosts.map(({ host }) => [host]))
})
