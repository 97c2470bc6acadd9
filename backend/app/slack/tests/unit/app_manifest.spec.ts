import { test } from '@japa/runner'
import { parseDocument } from 'yaml'
import { SLACK_SCOPES } from '#contract/slack/rules/slack'
import { appManifest } from '#slack/rules/app_manifest'

test.group('The manifest of the Slack app', () => {
  test('is YAML, as a library writes it', ({ assert }) => {
    const read = parseDocument(appManifest())
    assert.isEmpty([...read.errors, ...read.warnings])
    assert.equal(read.toString({ lineWidth: 120 }), appManifest())
    assert.isNotEmpty(parseDocument(`${appManifest()}  broken: [`).errors)
  })

  test('has the exact addresses of this server', ({ assert }) => {
    const lines = appManifest()
      .split('\n')
      .map((line) => line.trim())
    const addresses = lines.filter((line) => line.includes('fanfare.test'))
    assert.deepEqual(addresses, [
      'url: "http://fanfare.test/api/slack/commands"',
      '- "fanfare.test"',
      '- "http://fanfare.test/api/slack/callback"',
      'request_url: "http://fanfare.test/api/slack/interactions"',
      'request_url: "http://fanfare.test/api/slack/events"',
    ])
    for (const scope of SLACK_SCOPES) assert.include(lines, `- ${scope}`)
    assert.include(lines, 'callback_id: share_link')
  })
})
