import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { serveFile } from './serve-file.ts'

function theClient(): string {
  const outside = temporaryFolder()
  const folder = join(outside, 'renderer')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret.json'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'the page')
  writeFileSync(join(folder, 'assets', 'app.js'), 'the script')
  writeFileSync(join(folder, 'assets', 'app.map'), 'the map')
  return folder
}

it.each(['/', '/dashboard', '/posts/0b9a0e3c', '/panel'])('answers %s with the page', async (path) => {
  const answer = await serveFile(theClient(), path)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  await expect(answer.text()).resolves.toBe('the page')
})

it('answers files with their type', async () => {
  const answer = await serveFile(theClient(), '/assets/app.js')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

it.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%5c..%5csecret.json',
  '/assets/app.map',
  '/assets/none.js',
  '/index.html%00.js',
  '/%E0%A4%A',
])('does not find %s', async (path) => {
  const answer = await serveFile(theClient(), path)
  expect(answer.status).toBe(404)
})

it('sends the security headers with every page, found or not', async () => {
  const folder = theClient()
  for (const path of ['/', '/assets/none.js']) {
    const policy = (await serveFile(folder, path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|\*/)
  }
})
