/** A row of `slack_users`. */
export interface SlackUserRow {
  id: string
  organization_id: string
  slack_user_id: string
  name: string
  display_name: string
  real_name: string
  email: string | null
  email_key: string | null
  is_bot: boolean | number
  is_deleted: boolean | number
  is_restricted: boolean | number
  is_ultra_restricted: boolean | number
}

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
