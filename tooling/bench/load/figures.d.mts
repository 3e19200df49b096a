export interface Answer {
  readonly status: number;
  readonly isDegraded: boolean;
  readonly ms: number;
  readonly endedAtMs: number;
}
export interface Figures {
  readonly peak: number;
  readonly goodputAtTwicePeak: number;
  readonly refusalP95Ms: number;
  readonly recoveryMs: number;
  readonly cachedP95InBurstMs: number;
  readonly p95WithoutMs: number;
  readonly p95WithSlowClientsMs: number;
  readonly failedOthers: number;
}
export function percentile(values: readonly number[], share: number): number;
export function median(values: readonly number[]): number;
export function isGood(answer: Pick<Answer, 'status' | 'isDegraded'>): boolean;
export function goodput(answers: readonly Answer[], seconds: number): number;
export function recoveryMs(probes: readonly Answer[], quickMs: number): number;
export const LIMITS: Readonly<Record<string, number>>;
export function judge(
  figures: Figures,
): readonly { readonly name: string; readonly value: number; readonly limit: string; readonly isMet: boolean }[];
