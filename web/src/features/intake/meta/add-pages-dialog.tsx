import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { AccountPage } from '@foyer/contract/intake/meta/model'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { Button } from '@mantine/core'
import { IconBrandMeta } from '@tabler/icons-react'
import { useEndpoint } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { Row } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { Chip } from '../../../ui/text/chip'
import { PlainList } from '../../../ui/text/plain-list'
import { useTelling } from './use-integration'

/** The pages of the account, as Meta lists them now. */
export function AddPagesDialog({ onClose }: { onClose: () => void }) {
  const pages = useEndpoint(metaEndpoints.metaPages, {}, { staleTime: 0 })
  return (
    <Dialog opened title={texts.accountPages} width={420} onClose={onClose}>
      <Loaded of={pages} failed={texts.accountPagesFailed} rows={4}>
        {({ pages: all }) =>
          all.length === 0 ? (
            <EmptyState icon={IconBrandMeta} title={texts.noAccountPages} hint={texts.noAccountPagesHint} />
          ) : (
            <PlainList isDivided label={texts.accountPages}>
              {all.map((page) => (
                <PageRow key={page.pageId} page={page} />
              ))}
            </PlainList>
          )
        }
      </Loaded>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function PageRow({ page: { pageId, name, isSubscribed } }: { page: AccountPage }) {
  const subscribe = useTelling('metaSubscribe')
  return (
    <li>
      <Row justify="space-between" grow="first" isOneLine>
        <span data-cut>{name}</span>
        {isSubscribed ? (
          <Chip>{texts.subscribed}</Chip>
        ) : (
          <Button
            size="xs"
            variant="default"
            aria-label={screenTexts.actionOn(texts.subscribe, name)}
            loading={subscribe.isPending}
            onClick={() => subscribe.mutate({ pageId })}
          >
            {texts.subscribe}
          </Button>
        )}
      </Row>
    </li>
  )
}
