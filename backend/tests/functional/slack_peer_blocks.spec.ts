import { test } from '@japa/runner'
import { refusal, type SlackPeer, startSlack } from '#tests/slack_peer'

const button = (facts = {}) => ({
  type: 'button',
  text: { type: 'plain_text', text: 'Open' },
  action_id: 'open',
  ...facts,
})
const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } })

/** Blocks that Slack refuses, and the reported location of the error. */
const REFUSED_BLOCKS = [
  ['51 blocks', Array.from({ length: 51 }, () => ({ type: 'divider' })), '/blocks'],
  ['a text of 3,001 characters', [section('a'.repeat(3_001))], '/blocks/0/text/text'],
  ['an empty text', [section('')], '/blocks/0/text/text'],
  [
    'a header of 151 characters',
    [{ type: 'header', text: { type: 'plain_text', text: 'a'.repeat(151) } }],
    '/text',
  ],
  [
    'a picture without words for it',
    [{ type: 'image', image_url: 'https://example.org/a.png' }],
    '/blocks/0',
  ],
  ['a picture at no address', [{ type: 'image', image_url: 'a.png', alt_text: 'a' }], '/blocks/0/image_url'],
  [
    'a button that opens no web page',
    [{ type: 'actions', elements: [button({ url: 'ftp://example.org' })] }],
    '/url',
  ],
  ['two buttons with one action id', [{ type: 'actions', elements: [button(), button()] }], '/blocks/0'],
  [
    'a label of 76 characters',
    [{ type: 'actions', elements: [button({ text: { type: 'plain_text', text: 'a'.repeat(76) } })] }],
    '/text',
  ],
  ['a type nobody knows', [{ type: 'poem' }], '/blocks/0/type'],
] as const

test.group('Blocks in the Slack of the sandbox', (group) => {
  let slack: SlackPeer

  group.setup(async () => {
    slack = await startSlack()
    return () => slack.stop()
  })

  for (const [what, blocks, place] of REFUSED_BLOCKS)
    test(`refuses ${what}`, async ({ assert }) => {
      const client = await slack.installed()
      const channel = await slack.channel('general')
      const call = client.chat.postMessage({
        channel,
        text: 'Hello',
        blocks: structuredClone(blocks) as never,
      })
      const { error, errors } = await refusal(call)
      assert.equal(error, 'invalid_blocks')
      assert.include(errors![0], place)
    })
})
