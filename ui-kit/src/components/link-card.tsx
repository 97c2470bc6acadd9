import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { PublicPostDetails } from '@fanfare/contract/posts/data/post.ts'
import { ButtonAnchor } from '../primitives/button-anchor.tsx'
import { Card } from '../primitives/card.tsx'
import { HostIcon } from '../primitives/host-icon.tsx'
import { LinkPicture } from './link-picture.tsx'

export interface LinkCardProps {
  post: Pick<PublicPostDetails, 'host' | 'url' | 'linkDescription' | 'picture'>
  /** The post is covered: picture and description are not on the page. */
  covered: boolean
  /** The link as it is displayed. */
  address: string
  /** The text of the button that opens the link. */
  openLabel: string
}

/** The link of a post, with picture and description of the linked page. Narrow where it is beside the post. */
export function LinkCard({ post, covered, address, openLabel }: LinkCardProps) {
  const { host, url } = post
  const picture = covered ? null : post.picture
  const description = covered ? null : post.linkDescription
  return (
    <Card padded={false} className="flex flex-wrap items-center gap-3 p-3">
      {picture === null ? <HostIcon host={host} size={36} /> : <LinkPicture picture={picture} large />}
      <div className={clsx('min-w-0 flex-1', picture !== null && 'basis-40')}>
        <p className="truncate font-medium">{host}</p>
        <p className="truncate text-sm text-muted">{address}</p>
      </div>
      <ButtonAnchor
        href={url}
        icon={<ExternalLink aria-hidden />}
        className="max-sm:order-last lg:order-last lg:w-full"
      >
        {openLabel}
      </ButtonAnchor>
      {description !== null && (
        <p dir="auto" className="line-clamp-3 w-full text-sm break-words text-muted">
          {description}
        </p>
      )}
    </Card>
  )
}
