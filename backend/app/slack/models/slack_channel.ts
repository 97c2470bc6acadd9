/** A row of `slack_channels`. */
export interface SlackChannelRow {
  id: string
  organization_id: string
  slack_channel_id: string
  name: string
  is_private: boolean | number
  is_archived: boolean | number
  is_member: boolean | number
}
