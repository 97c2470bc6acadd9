import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { usePlatform } from '../../../../platform/platform-context.ts'
import { draftsOf } from '../../../../platform/session/drafts.ts'
import { useUser } from '../../../../platform/session/use-session.ts'
import { Button } from '../../../../primitives/button.tsx'
import { ButtonLink } from '../../../../primitives/button-link.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { newPostDraftKey } from '../post-drafts.ts'
import { createPostPath } from '../post-paths.ts'

const schema = v.object({ title: v.optional(v.string(), ''), url: v.optional(v.string(), '') })

/** Leads back to the unsent post of an organization on this device, or discards it. */
export default function DraftReminder({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('posts')
  const { storage } = usePlatform()
  const { id } = useUser()
  const [drafts] = useState(() => draftsOf(storage, id))
  const key = newPostDraftKey(organizationId)
  const [draft, setDraft] = useState(() => v.safeParse(schema, drafts.read(key)))
  if (!draft.success) return null
  const discard = () => {
    drafts.remove(key)
    setDraft(v.safeParse(schema, undefined))
  }
  return (
    <Notice
      tone="info"
      title={t('draft.waiting')}
      action={
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={discard}>
            {t('draft.discard')}
          </Button>
          <ButtonLink size="sm" to={createPostPath(organizationId)}>
            {t('draft.continue')}
          </ButtonLink>
        </div>
      }
    >
      <bdi className="break-words">{draft.output.title || draft.output.url}</bdi>
    </Notice>
  )
}
