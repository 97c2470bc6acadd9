import { useQuery } from '@tanstack/react-query'
import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { moodsQuery } from '../../../../../components/moods/mood-queries.ts'
import { MoodPicker } from '../../../../../components/moods/mood-picker.tsx'
import type { PostDraft } from './post-schema.ts'

export interface MoodFieldProps {
  control: Control<PostDraft>
}

/** The mood of a post, which may have none. */
export function MoodField({ control }: MoodFieldProps) {
  const { t } = useTranslation(['posts', 'common'])
  const { data } = useQuery(moodsQuery())
  return (
    <Controller
      control={control}
      name="moodId"
      render={({ field }) => (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm font-medium">
            {t('form.mood')}
            <span className="text-xs font-normal text-faint">{t('common:state.optional')}</span>
          </legend>
          <div className="flex items-center gap-1">
            <MoodPicker
              isField
              mood={data?.moods.find(({ id }) => id === field.value) ?? null}
              onChange={(mood) => field.onChange(mood?.id ?? null)}
            />
          </div>
        </fieldset>
      )}
    />
  )
}
