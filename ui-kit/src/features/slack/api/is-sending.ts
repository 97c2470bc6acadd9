import type { SlackBroadcast } from '@fanfare/contract/slack/data/slack.ts'

/** Whether a message to all has recipients who get it now. Beside one that only waits for later ones, another can be sent. */
export function isSending({ state, total, sent, errors, waiting }: SlackBroadcast): boolean {
  return state === 'running' && total - sent - errors > waiting
}
