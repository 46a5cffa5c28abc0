import { describe, expect, it } from 'vitest'
import { withoutCompany } from './without-company'

const broken = (sql: string, table: string) => withoutCompany(sql, table).text

describe('a statement without its company', () => {
  it('loses what binds this table, and keeps what binds others', () => {
    const sql =
      'select * from "leads" inner join "tags" on "tags"."id" = $3 where ("leads"."company_id" = $1 and "tags"."company_id" = $2)'
    expect(broken(sql, 'leads')).toBe(sql.replace('"leads"."company_id" = $1', '($1::uuid is not null)'))
    expect(broken(sql, 'tags')).toBe(sql.replace('"tags"."company_id" = $2', '($2::uuid is not null)'))
    expect(broken(sql, 'teams')).toBe(sql)
  })

  it('is found by its other name, by a join from either side, and without a name by the table before it', () => {
    expect(broken('update leads l set x = 1 where l.company_id = $1::uuid and l.id = $2', 'leads')).toBe(
      'update leads l set x = 1 where ($1::uuid is not null) and l.id = $2',
    )
    const join = 'from leads l join stages s on s.company_id = l.company_id and s.id = l.stage_id'
    for (const table of ['leads', 'stages'])
      expect(broken(join, table)).toBe('from leads l join stages s on true and s.id = l.stage_id')
    const within =
      'select (select max(sequence) from stages where company_id = $1) from leads where company_id = $2'
    expect(broken(within, 'stages')).toBe(within.replace('company_id = $1', '($1::uuid is not null)'))
    expect(broken(within, 'leads')).toBe(within.replace('company_id = $2', '($2::uuid is not null)'))
  })

  it('is a function of the database too, and the company itself', () => {
    expect(broken('select id from leads where company_id = company and search like pattern', 'leads')).toBe(
      'select id from leads where true and search like pattern',
    )
    expect(broken('select "name" from "companies" where "companies"."id" = $1', 'companies')).toBe(
      'select "name" from "companies" where ($1::uuid is not null)',
    )
  })
})
