import type { CompanyScope } from '../../../../context'
import * as repository from '../repository/company-settings'

/** What a lead refers to changes rarely: it is read once for each version of the company's settings. */

export const regionOf = ({ db, companyId, remember }: CompanyScope): Promise<repository.Region> =>
  remember('region', () => repository.findRegion(db, companyId))

/** Including deleted ones. */
export const fieldsOf = ({ db, companyId, remember }: CompanyScope) =>
  remember('lead-fields', () => repository.findFields(db, companyId))

export const templateOf = ({ db, companyId, remember }: CompanyScope) =>
  remember('lead-template', () => repository.findTemplate(db, companyId))

export const tagsOf = ({ db, companyId, remember }: CompanyScope) =>
  remember('tags', () => repository.findTags(db, companyId))

export const teamNames = ({ db, companyId, remember }: CompanyScope): Promise<Map<string, string>> =>
  remember(
    'team-names',
    async () => new Map((await repository.findTeams(db, companyId)).map(({ id, name }) => [id, name])),
  )

/** By id, in the order of their names, including those who left. */
export const peopleOf = ({
  db,
  companyId,
  remember,
}: CompanyScope): Promise<Map<string, repository.Person>> =>
  remember(
    'people',
    async () => new Map((await repository.findPeople(db, companyId)).map((one) => [one.id, one])),
  )
