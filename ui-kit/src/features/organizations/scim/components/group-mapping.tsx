import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { PROVISIONED_ROLES, type ScimGroup } from '@fanfare/contract/organizations/data/scim.ts'
import { DialogActions } from '../../../../components/dialog-actions.tsx'
import { FindField } from '../../../../components/find-field.tsx'
import { ServerForm } from '../../../../components/forms/server-form.tsx'
import { useServerForm } from '../../../../components/forms/use-server-form.ts'
import { useDebounced } from '../../../../components/use-debounced.ts'
import { Button } from '../../../../primitives/button.tsx'
import { Dialog } from '../../../../primitives/dialog.tsx'
import { Field } from '../../../../primitives/field.tsx'
import { RadioCards } from '../../../../primitives/radio-cards.tsx'
import { toast } from '../../../../primitives/toast.ts'
import { offeredOrganizationsQuery, useMapScimGroup } from '../api/scim-api.ts'

const schema = v.object({ organizationId: v.string(), role: v.picklist(PROVISIONED_ROLES) })
type Mapping = v.InferOutput<typeof schema>

export interface MappingDialogProps {
  group: ScimGroup
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Chooses the organization and the role that a group gives. Without an organization it gives nothing. */
export function MappingDialog({ group, open, onOpenChange }: MappingDialogProps) {
  const { t } = useTranslation(['scim', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('mapping.title', { name: group.name })}
      description={t('mapping.text')}
      closeLabel={t('common:actions.close')}
    >
      <MappingForm group={group} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function MappingForm({ group, onClose }: { group: ScimGroup; onClose: () => void }) {
  const { t } = useTranslation(['scim', 'common'])
  const { mutateAsync } = useMapScimGroup(group.id)
  const state = useServerForm<Mapping>({
    schema,
    defaultValues: { organizationId: group.organization?.id ?? '', role: group.role ?? 'member' },
    errorFields: { ORG_NOT_FOUND: 'organizationId' },
    send: ({ organizationId, role }) => mutateAsync({ organizationId: organizationId || null, role }),
    onSuccess: () => {
      toast('success', t('mapping.saved'))
      onClose()
    },
  })
  const { control, formState } = state.form
  const role = useController({ control, name: 'role' })
  return (
    <ServerForm state={state} failed={t('mapping.failed')}>
      <Field
        label={t('mapping.organization')}
        hint={t('mapping.hint')}
        error={formState.errors.organizationId?.message}
      >
        <OrganizationField
          control={control}
          name={group.organization?.name}
          label={t('mapping.organization')}
        />
      </Field>
      <RadioCards
        name="role"
        label={t('mapping.role')}
        value={role.field.value}
        onChange={role.field.onChange}
        options={PROVISIONED_ROLES.map((value) => ({
          value,
          label: t(`mapping.roles.${value}`),
          description: t(`mapping.roleTexts.${value}`),
        }))}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={state.busy}>
          {t('mapping.save')}
        </Button>
      </DialogActions>
    </ServerForm>
  )
}

interface OrganizationFieldProps {
  control: Control<Mapping>
  /** The name of the organization that the group has already. */
  name: string | undefined
  label: string
}

function OrganizationField({ control, name, label }: OrganizationFieldProps) {
  const { field, formState } = useController({ control, name: 'organizationId' })
  const [search, setSearch] = useState('')
  const settled = useDebounced(search)
  const { data } = useQuery({ ...offeredOrganizationsQuery(settled), enabled: settled !== '' })
  const found = settled === '' ? [] : (data?.organizations ?? [])
  const isSaved = field.value === formState.defaultValues?.organizationId
  return (
    <FindField
      label={label}
      value={field.value || undefined}
      name={isSaved ? name : undefined}
      offered={found.map((each) => ({ id: each.id, label: `${each.name} · ${each.slug}` }))}
      onSearch={setSearch}
      onChange={(id) => field.onChange(id ?? '')}
    />
  )
}
