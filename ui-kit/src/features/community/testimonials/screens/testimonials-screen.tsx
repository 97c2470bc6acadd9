import { useTranslation } from 'react-i18next'
import { Meta } from '../../../../primitives/meta.tsx'
import { PageHeader } from '../../../../primitives/page-header.tsx'
import { TestimonialList } from '../components/testimonial-list.tsx'

/** Administrators decide here which testimonials are published. */
export default function TestimonialsScreen() {
  const { t } = useTranslation('testimonials')
  return (
    <div className="flex flex-col gap-6">
      <Meta title={t('title')} noindex />
      <PageHeader title={t('title')} description={t('description')} />
      <TestimonialList />
    </div>
  )
}
