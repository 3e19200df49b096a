import { firstMatch, otherwise, type Rule } from '../../kernel';

export interface ServiceFacts {
  /** Service code. */
  readonly code: string;
  readonly name: string;
}

/** \s: the spaces of a name may be non-breaking. */
const FREE_MONTHS = /2\smd\. gratis/i;

/** Paid months in the yearly value of a service (F9.14-1, F9.14-2); the first match wins. */
export const SERVICE_MONTHS = [
  { id: 'F9.14-2', when: ({ code }) => code.includes('DATA_SIM'), then: 11 },
  { id: 'F9.14-1 agreement', when: ({ code }) => /SWITCH_4|INSURLS4U/.test(code), then: 24 },
  { id: 'F9.14-1 free', when: ({ name }) => FREE_MONTHS.test(name), then: 10 },
  { id: 'F9.14-1 year', when: otherwise, then: 12 },
] as const satisfies readonly Rule<ServiceFacts, number>[];

/** Months that a service is paid for in a year; 12 for insurances S to XXL and SWITCH and for any other service. */
export const serviceMonths = (facts: ServiceFacts): number => firstMatch<ServiceFacts, number>(SERVICE_MONTHS, facts);
