import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AuditAction } from '#contract/organizations/data/audit'
import { emailKey } from '#core/database/search/email_key'

const TRANSFERRED: AuditAction = 'ownership.transferred'
/** Entries whose subject is their actor. */
const ABOUT_ACTOR: AuditAction[] = ['member.joined', 'member.left']
const NOBODY = JSON.stringify({ owner: null })

/** Assigns the audit entries about an invited address to the user who accepted the invitation. */
export async function assignSubject(
  trx: TransactionClientContract,
  { organizationId, emailKey, userId }: { organizationId: string; emailKey: string; userId: string },
): Promise<void> {
  await trx
    .from('audit_entries')
    .where({ organization_id: organizationId, subject_email_key: emailKey })
    .update({ subject_user_id: userId })
}

/** Removes the name and the address of a user from the audit logs. The entries are kept. */
export async function eraseFromAudit(
  trx: TransactionClientContract,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const entries = () => trx.from('audit_entries')
  await entries().where({ actor_id: id, action: TRANSFERRED }).update({ before: NOBODY })
  await entries().where({ subject_user_id: id, action: TRANSFERRED }).update({ after: NOBODY })
  await entries().where('actor_id', id).whereIn('action', ABOUT_ACTOR).update({ subject: null })
  const erased = { subject: null, subject_user_id: null, subject_email_key: null }
  await entries().where('subject_user_id', id).update(erased)
  await entries().where('subject_email_key', emailKey(email)).update(erased)
}
