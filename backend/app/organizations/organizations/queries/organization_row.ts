import db from '@adonisjs/lucid/services/db'

/** A row of an organization. */
export interface OrganizationRow {
  id: string
  name: string
  slug: string
  description: string | null
  public_share_message: string | null
  slack_share_message: string | null
  slack_team_name: string | null
  copiers_visible: boolean | number
  copies_per_post: number | null
  post_window_hours: number | null
  important_per_week: number
  is_paced: boolean | number
  reminder_share: number | null
  inactivity_weeks: number | null
  public_reviewed_at: string | null
  posts_count: number
  members_count: number
  created_at: string
  updated_at: string
}

const COLUMNS = [
  'id',
  'name',
  'slug',
  'description',
  'public_share_message',
  'slack_share_message',
  'slack_team_name',
  'copiers_visible',
  'copies_per_post',
  'post_window_hours',
  'important_per_week',
  'is_paced',
  'reminder_share',
  'inactivity_weeks',
  'public_reviewed_at',
  'posts_count',
  'members_count',
  'created_at',
  'updated_at',
].map((column) => `organizations.${column}`)

/** A query for organizations that are not deleted. */
export function organizations() {
  return db.from('organizations').whereNull('organizations.deleted_at').select(COLUMNS)
}
