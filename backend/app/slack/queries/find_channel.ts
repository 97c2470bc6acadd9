import db from '@adonisjs/lucid/services/db'
import type { SlackChannelRow } from '#slack/models/slack_channel'

const channels = (organizationId: string) =>
  db.from('slack_channels').where({ organization_id: organizationId, is_archived: false })

/** A synced channel by Slack's id; null for an unknown or archived one. */
export function findChannel(organizationId: string, slackChannelId: string): Promise<SlackChannelRow | null> {
  return channels(organizationId).where('slack_channel_id', slackChannelId).first()
}

/** Whether an organization has a channel to share to. */
export async function hasChannels(organizationId: string): Promise<boolean> {
  return (await channels(organizationId).first()) !== null
}
