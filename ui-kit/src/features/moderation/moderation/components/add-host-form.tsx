import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { HOST_STATES, type HostState } from '@fanfare/contract/posts/rules/post.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useClearedByChanges } from '../../../../components/forms/use-cleared-by-changes.ts'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Card } from '../../../../primitives/card.tsx'
import { Checkbox } from '../../../../primitives/checkbox.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { TextInput } from '../../../../primitives/text-input.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { HOST_CHANGES, useAddHost } from '../api/host-queries.ts'

interface HostValues {
  host: string
  state: HostState
  includesSubdomains: boolean
  confirmedHost: string
}

/** Approves or blocks a host before any member has shared a link to it. */
export function AddHostForm() {
  const { t } = useTranslation('moderation')
  const { suffix, ...state } = useAddHostForm()
  const { form, busy } = state
  const { field: kind } = useController({ control: form.control, name: 'state' })
  const { field: below } = useController({ control: form.control, name: 'includesSubdomains' })
  return (
    <Card>
      <ServerForm state={state} failed={t('hosts.add.failed')}>
        <Field
          label={t('hosts.add.label')}
          hint={t('hosts.add.hint')}
          error={form.formState.errors.host?.message}
        >
          <TextInput
            {...form.register('host')}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            required
          />
        </Field>
        {suffix !== '' && (
          <Field
            label={t('hosts.confirmSuffix', { host: suffix })}
            error={form.formState.errors.confirmedHost?.message}
          >
            <TextInput {...form.register('confirmedHost')} autoComplete="off" spellCheck={false} />
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Segmented
              label={t('hosts.add.state')}
              value={kind.value}
              onChange={kind.onChange}
              options={HOST_STATES.map((value) => ({ value, label: t(`hosts.state.${value}`) }))}
            />
            <Checkbox label={t('hosts.subdomains')} checked={below.value} onChange={below.onChange} />
          </div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('hosts.add.submit')}
          </Button>
        </div>
      </ServerForm>
    </Card>
  )
}

function useAddHostForm() {
  const { t } = useTranslation('moderation')
  const { mutateAsync } = useAddHost()
  // The refused public suffix, which has to be typed again to confirm it.
  const [suffix, setSuffix] = useState('')
  const state = useServerForm<HostValues>({
    schema: v.object({
      host: v.pipe(v.string(), v.trim(), v.nonEmpty(t('hosts.add.required'))),
      state: v.picklist(HOST_STATES),
      includesSubdomains: v.boolean(),
      confirmedHost: v.string(),
    }),
    defaultValues: { host: '', state: 'approved', includesSubdomains: false, confirmedHost: '' },
    errorFields: {
      URL_INVALID: 'host',
      HOST_EXISTS: 'host',
      HOST_IS_SHORTENER: 'host',
      HOST_IS_PUBLIC_SUFFIX: 'confirmedHost',
    },
    send: async ({ confirmedHost, ...entry }) => {
      const values = confirmedHost === '' ? entry : { ...entry, confirmedHost }
      const { host, approvedPosts } = await mutateAsync(values).catch((error: unknown) => {
        setSuffix((error instanceof ApiError && error.details.host) || '')
        throw error
      })
      if (host.state === 'blocked') toast('success', t('hosts.blocked', { host: host.host }))
      else toast('success', t('done.domain', { host: host.host, count: approvedPosts }))
    },
    onSuccess: (_, form) => {
      form.reset()
      setSuffix('')
    },
  })
  useClearedByChanges(state.form, HOST_CHANGES)
  return { ...state, suffix }
}
