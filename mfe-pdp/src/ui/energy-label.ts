export { EnergyLabel } from 'shared-domain/ui';
