import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { parseSlackMessage } from '@fanfare/contract/slack/rules/slack.ts'
import { labelOf } from '../../../../../components/mentions/mention-labels.ts'
import { useUser } from '../../../../../platform/session/use-session.ts'
import { Avatar } from '../../../../../primitives/avatar.tsx'
import type { TemplateLabels } from './template-labels.ts'
import { partsOf, type Variable } from './template-text.ts'

export interface TemplatePreviewProps {
  organization: Pick<Organization, 'name' | 'slug'>
  stored: string
  labels: Pick<TemplateLabels, 'mentions'>
}

/** The message as it reads for a sample post, with the variables and mentions of a written one highlighted. */
export function TemplatePreview({ organization, stored, labels }: TemplatePreviewProps) {
  const { t } = useTranslation('settings')
  const { name, avatarUrl } = useUser()
  const isEmpty = stored.trim() === ''
  const template = isEmpty ? '{title}' : stored
  const values = {
    title: t('messages.sample'),
    author: name,
    organization: organization.name,
    url: `https://example.com/public/${organization.slug}/1`,
  }
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm font-medium">{t('messages.preview')}</figcaption>
      <div className="mt-1.5 flex items-start gap-2.5">
        <Avatar name={name} src={avatarUrl} size={28} />
        <p className="min-w-0 flex-1 rounded-lg border border-line px-3.5 py-2.5 text-md break-words whitespace-pre-wrap">
          {marksIn(withLink(template), values, labels).map(({ key, text, isMarked }) => {
            const shown = text === values.url ? <WrappedLink url={text} /> : text
            return isMarked && !isEmpty ? (
              <mark key={key} className="rounded-sm bg-brass-soft font-medium text-brass-text">
                {shown}
              </mark>
            ) : (
              <Fragment key={key}>{shown}</Fragment>
            )
          })}
        </p>
      </div>
      {isEmpty && <p className="mt-1.5 text-sm text-faint">{t('messages.empty')}</p>}
    </figure>
  )
}

/** A link that breaks after its slashes only. */
function WrappedLink({ url }: { url: string }) {
  return [...url.matchAll(/(?:\w+:\/\/)?[^/]+\/?/g)].map(({ 0: part, index }) => (
    <span key={index} className="inline-block max-w-full">
      {part}
    </span>
  ))
}

/** A post is never shared without its link. */
const withLink = (template: string) => (template.includes('{url}') ? template : `${template}\n{url}`)

function marksIn(
  template: string,
  values: Record<Variable, string>,
  { mentions }: Pick<TemplateLabels, 'mentions'>,
) {
  const marks = parseSlackMessage(template).flatMap((segment) =>
    segment.type === 'text'
      ? partsOf(segment.text).map((part) =>
          'text' in part
            ? { text: part.text, isMarked: false }
            : { text: values[part.variable], isMarked: true },
        )
      : [{ text: labelOf(segment, mentions), isMarked: true }],
  )
  return marks.map((mark, index) => ({ ...mark, key: `part-${index}` }))
}
