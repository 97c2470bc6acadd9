import { startFaultProxy } from '../../sandbox/fault-proxy.ts'
import { server } from '../../support/api.ts'
import { expect, test } from '../../support/test.ts'
import { workerRuns } from '../../support/worker.ts'

const ADDRESSES = [
  '/',
  '/login',
  '/community',
  '/dashboard',
  '/auth?error=EXTERNAL_DENIED',
  '/share?url=https://www.linkedin.com/posts/1',
  '/nothing/here',
  '/api/auth/google',
  '/api/auth/google/callback?state=another&code=another',
  '/api/slack/callback?state=another&code=another',
  '/api/digest/unsubscribe?token=another',
  '/api/avatars/another.webp',
]

test('the worker lets no navigation reach the server twice', async ({ openAsVisitor }) => {
  const proxy = await startFaultProxy({ upstream: server, elsewhere: server })
  const asked: string[] = []
  proxy.plan(({ path }) => {
    asked.push(path)
    return null
  })
  const page = await openAsVisitor()
  await page.goto(`${proxy.address}/login`)
  await workerRuns(page)
  for (const address of ADDRESSES) {
    asked.length = 0
    await page.goto(proxy.address + address)
    const path = address.replace(/\?.*/, '')
    expect(
      asked.filter((each) => each === path),
      address,
    ).toHaveLength(1)
  }
  proxy.stop()
})
