import type { Application } from '../../src/contract/schemas';

type Salary = Application['salary_expectation'];

/** JSON tells the text "65000" from the number 65000. */
export function storedSalary(salary: Salary): string | null {
  return salary === null ? null : JSON.stringify(salary);
}
