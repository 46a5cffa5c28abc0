import { companyFormTexts as labels, companySettingsTexts as texts } from '@foyer/contract/company/messages'
import type { CompanySettings } from '@foyer/contract/company/model'
import { IconLock } from '@tabler/icons-react'
import { Row } from '../../ui/layout/flow'
import { Facts } from '../../ui/text/facts'
import styles from './company-settings-page.module.css'

const factsOf = (settings: CompanySettings): [string, string][] => [
  [labels.name, settings.name],
  [labels.gstNumber, settings.gstNumber],
  [labels.contact, settings.contact],
  [labels.email, settings.email],
  [labels.address, settings.address],
  [labels.city, settings.city],
  [labels.postalCode, settings.postalCode],
  [labels.place, settings.place?.location ?? ''],
  [labels.country, settings.country],
  [labels.currency, labels.currencyOf(settings.currency, settings.currencySymbol)],
  [labels.timeZone, settings.timeZone],
  [labels.bankAccountName, settings.bankAccountName],
  [labels.bankAccountNumber, settings.bankAccountNumber],
  [labels.bankName, settings.bankName],
  [settings.countryCode === 'IN' ? labels.ifsc : labels.bankCode, settings.bankCode],
  [labels.upiId, settings.upiId],
  [labels.signatory, settings.signatory],
]

/** For those who may look, but not change. */
export function CompanyFacts({ settings }: { settings: CompanySettings }) {
  return (
    <>
      <Row isOneLine className={styles.locked}>
        <IconLock size={16} stroke={1.6} aria-hidden />
        {texts.readOnly}
      </Row>
      {settings.logoUrl && <img className={styles.logo} src={settings.logoUrl} alt={labels.logo} />}
      <Facts layout="rows" facts={factsOf(settings)} blank={texts.none} />
    </>
  )
}
