import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  INVITED_ROLES,
  type InviteLink,
  type InviteLinkRequest,
  type InvitedRole,
} from '@fanfare/contract/organizations/data/invitation.ts'
import { ActionDialog } from '../../../../../components/action-dialog.tsx'
import { ErrorNotice } from '../../../../../components/error-notice.tsx'
import { LoadFailed } from '../../../../../components/query-state.tsx'
import { useCopyOrShow } from '../../../../../components/use-copy-or-show.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { MarkedText } from '../../../../../i18n/marked-text.tsx'
import { useErrorText } from '../../../../../i18n/use-error-text.ts'
import { Badge } from '../../../../../primitives/badge.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { DotItem, DotList } from '../../../../../primitives/dot-list.tsx'
import { Field } from '../../../../../primitives/field.tsx'
import { SectionCard } from '../../../../../primitives/section-card.tsx'
import { Select } from '../../../../../primitives/select.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { inviteLinkQuery } from '../../api/invitation-queries.ts'
import { makeInviteLink, revokeInviteLink } from '../../api/settings-api.ts'
import { RoleBadge } from '../role-badge.tsx'
import type { SectionProps } from '../section-head.tsx'

/** The link with which anyone may join: made, copied and revoked here. */
export default function InviteLinkCard({ organization: { id } }: SectionProps) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(inviteLinkQuery(id))
  return (
    <SectionCard title={t('inviteLink.title')} description={t('inviteLink.text')}>
      {error !== null && data === undefined ? (
        <LoadFailed
          as="h2"
          title={t('inviteLink.failed')}
          description={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="h-16" />
      ) : data.inviteLink === null ? (
        <NewLink organizationId={id} />
      ) : (
        <CurrentLink organizationId={id} inviteLink={data.inviteLink} />
      )}
    </SectionCard>
  )
}

interface OfOrganization {
  organizationId: string
}

function CurrentLink({ organizationId, inviteLink }: OfOrganization & { inviteLink: InviteLink }) {
  const { t } = useTranslation(['settings', 'common'])
  const { role, link, expiresAt, uses, usesMax, hasEnded } = inviteLink
  const { copied, copyOrShow } = useCopyOrShow((url) => t('invitations.copyByHand', { url }))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          {hasEnded && <Badge tone="danger">{t('inviteLink.ended')}</Badge>}
          <RoleBadge role={role} />
        </p>
        <DotList>
          <DotItem>
            {usesMax === null
              ? t('inviteLink.uses', { count: uses })
              : t('inviteLink.usesOf', { count: uses, max: usesMax })}
          </DotItem>
          <DotItem>
            {expiresAt === null ? (
              t('inviteLink.noEnd')
            ) : (
              <MarkedText text={t('inviteLink.until')} mark="when">
                {() => <DateText iso={expiresAt} />}
              </MarkedText>
            )}
          </DotItem>
        </DotList>
      </div>
      <div className="flex flex-wrap gap-2">
        {!hasEnded && (
          <Button
            icon={copied ? <Check aria-hidden className="text-ok" /> : <Copy aria-hidden />}
            onClick={() => void copyOrShow(link)}
          >
            {copied ? t('common:actions.copied') : t('invitations.copy')}
          </Button>
        )}
        <RevokeLink organizationId={organizationId} />
      </div>
    </div>
  )
}

function RevokeLink({ organizationId }: OfOrganization) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useMutation({
    mutationFn: () => revokeInviteLink(organizationId),
    onSuccess: () => queryClient.setQueryData(inviteLinkQuery(organizationId).queryKey, { inviteLink: null }),
  })
  return (
    <>
      <Button variant="danger" atEnd onClick={() => setAsking(true)}>
        {t('inviteLink.revoke')}
      </Button>
      <ActionDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('inviteLink.revokeTitle')}
        description={t('inviteLink.revokeText')}
        confirmLabel={t('inviteLink.revoke')}
        cancelLabel={t('inviteLink.keep')}
        action={mutateAsync}
        failed={t('inviteLink.revokeFailed')}
        done={t('inviteLink.revoked')}
      />
    </>
  )
}

const DAYS = ['7', '30', 'none'] as const
const USES = ['none', '1', '10', '50', '100'] as const

/** The choices of a new link. */
function NewLink({ organizationId }: OfOrganization) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [role, setRole] = useState<InvitedRole>('member')
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [uses, setUses] = useState<(typeof USES)[number]>('none')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (link: InviteLinkRequest) => makeInviteLink(organizationId, link),
    onSuccess: (answer) => queryClient.setQueryData(inviteLinkQuery(organizationId).queryKey, answer),
  })
  const make = () =>
    mutate({
      role,
      days: days === 'none' ? undefined : Number(days),
      usesMax: uses === 'none' ? undefined : Number(uses),
    })
  return (
    <div className="flex flex-col gap-4">
      <ErrorNotice title={t('inviteLink.makeFailed')} error={error} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label={t('invite.role')}
          value={role}
          onChange={setRole}
          values={INVITED_ROLES}
          labelOf={(value) => t(`roles.${value}`)}
        />
        <Choice
          label={t('inviteLink.end')}
          value={days}
          onChange={setDays}
          values={DAYS}
          labelOf={(value) =>
            value === 'none' ? t('inviteLink.never') : t('inviteLink.days', { count: Number(value) })
          }
        />
        <Choice
          label={t('inviteLink.limit')}
          value={uses}
          onChange={setUses}
          values={USES}
          labelOf={(value) =>
            value === 'none' ? t('inviteLink.any') : t('inviteLink.people', { count: Number(value) })
          }
        />
      </div>
      <Button className="self-end" icon={<Link2 aria-hidden />} busy={isPending} onClick={make}>
        {t('inviteLink.make')}
      </Button>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  values: readonly Value[]
  labelOf: (value: Value) => string
}

function Choice<Value extends string>({ label, value, onChange, values, labelOf }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        label={label}
        value={value}
        onChange={onChange}
        options={values.map((each) => ({ value: each, label: labelOf(each) }))}
      />
    </Field>
  )
}
