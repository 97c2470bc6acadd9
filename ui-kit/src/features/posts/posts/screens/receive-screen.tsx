import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { useCurrentOrganization } from '../../../../platform/session/current-organization.ts'
import { Notice } from '../../../../primitives/notice.tsx'
import { CreatePost } from '../components/create-post.tsx'
import { EMPTY_DRAFT } from '../components/form/post-schema.ts'
import { OrganizationMissing } from '../components/organization-missing.tsx'
import { PostFormSkeleton } from '../components/post-form-skeleton.tsx'
import { readReceived, type Received } from '../received.ts'

/** The key of the draft; shared texts may be longer than the device stores. */
const NAME_MAX = 300

/** A new post from a link shared by another app, in the current organization. Sends nothing before the member submits. */
export default function ReceiveScreen() {
  const { search } = useLocation()
  const { current, status } = useCurrentOrganization()
  const received = useMemo(() => readReceived(search), [search])
  if (current === null) return status === 'loading' ? <PostFormSkeleton /> : <OrganizationMissing />
  if (received === null) return <CreatePost key={current.id} organization={current} />
  return <ReceivedPost key={current.id + search} organization={current} received={received} />
}

interface ReceivedPostProps {
  organization: Organization
  received: Received
}

function ReceivedPost({ organization, received }: ReceivedPostProps) {
  const { t } = useTranslation('posts')
  const { fields, problem } = received
  const draft = useMemo(() => ({ ...EMPTY_DRAFT, ...fields }), [fields])
  // A draft of its own, so that the draft of the form for a new post stays.
  const name = Object.values(fields).join(' ').slice(0, NAME_MAX)
  return (
    <CreatePost
      organization={organization}
      draft={draft}
      draftKey={`received:${organization.id}:${name}`}
      notice={problem && <Notice tone="warn">{t(`received.${problem}`)}</Notice>}
    />
  )
}
