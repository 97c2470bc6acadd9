import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { slackChannelListQuery } from '../../../../components/slack-directory.ts'
import { Field } from '../../../../primitives/field.tsx'
import { Notice } from '../../../../primitives/notice.tsx'
import { ChannelSelect } from './channel-select.tsx'
import type { ShareValues } from './use-share-form.ts'

export interface ChannelFieldProps {
  organizationId: string
  control: Control<ShareValues>
}

/** The channel a post is shared to, with help where the bot cannot post. */
export function ChannelField({ organizationId, control }: ChannelFieldProps) {
  const { t } = useTranslation('slack')
  const [search, setSearch] = useState('')
  const { field, fieldState } = useController({ control, name: 'channel' })
  const { data } = useQuery(slackChannelListQuery(organizationId, { search: search || undefined }))
  if (data === undefined) return null
  return (
    <>
      <Field label={t('share.channel')} error={fieldState.error?.message}>
        <ChannelSelect
          list={data}
          search={search}
          onSearch={setSearch}
          value={field.value}
          onChange={field.onChange}
        />
      </Field>
      {data.channels.some(({ is_member: isMember }) => !isMember) && (
        <Notice tone="info" title={t('share.botMissing')}>
          {t('share.botMissingText')}
        </Notice>
      )}
    </>
  )
}
