import { slackUrl } from '../../support/slack.ts'
import { expect, test } from '../../support/test.ts'

test('the Slack of the sandbox shows what somebody else writes, without reloading', async ({
  openAsVisitor,
}) => {
  const said = `Hello <b>everybody</b> ${Date.now()}`
  const [reader, writer] = [await openAsVisitor(), await openAsVisitor()]
  await reader.goto(slackUrl())
  await reader.getByRole('link', { name: '#sales' }).click()

  await writer.setViewportSize({ width: 375, height: 700 })
  await writer.goto(reader.url())
  await writer.getByLabel('You are').selectOption('Marina Duarte')
  await writer.getByRole('button', { name: 'Switch' }).click()
  await writer.getByLabel('Message or command').fill(said)
  await writer.getByRole('button', { name: 'Send' }).click()
  await expect(writer.getByText(said)).toBeVisible()
  const overflow = await writer.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const message = reader.getByRole('article', { name: 'Message from Marina Duarte' })
  await expect(message.filter({ hasText: said })).toBeVisible()
  await message.last().getByLabel('Show message actions').click()
  await expect(message.last().getByRole('button', { name: 'Share with Fanfare' })).toBeVisible()
})
