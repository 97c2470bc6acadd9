import { readFileSync } from 'node:fs'
import { dataDir } from './instance.ts'

/** Where the Slack of the sandbox shows its workspace. */
export const slackUrl = () =>
  (JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { slack: string }).slack
