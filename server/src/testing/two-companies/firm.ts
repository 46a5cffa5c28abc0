import type { TestApp } from '../test-app'
import type { TestCompany, TestPerson } from '../test-company'

/** The firm that is being furnished. */
export interface Firm {
  test: TestApp
  company: TestCompany
  caller: TestPerson
}
