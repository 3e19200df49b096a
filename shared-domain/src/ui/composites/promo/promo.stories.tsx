import { CheckmarkCircleFillIcon } from '../../icons';
import { Badge } from '../../primitives/badge/badge';
import { ButtonLink } from '../../primitives/button/button-link';
import { Icon } from '../../primitives/icon/icon';
import { Grid, Stack } from '../../primitives/layout/layout';
import { Picture } from '../../primitives/picture/picture';
import { Price } from '../../primitives/price/price';
import { monthlyPrice, PICTURES } from '../../testing/story-samples';
import { Promo } from './promo';

export default { title: 'Composites/Promo' };

const pictureOf = (image: (typeof PICTURES)[keyof typeof PICTURES]) => (
  <Picture image={image} alt="" sizes="(min-width: 856px) 300px, 60vw" width={480} height={480} />
);

export const Cards = () => (
  <Grid columns="halves">
    <Promo
      tone="green"
      badge={
        <Badge kind="green" icon={<Icon of={CheckmarkCircleFillIcon} size={16} />}>
          Like Fin
        </Badge>
      }
      title="Brukt mobil, som ny inni"
      text="Testet på 42 punkter. 24 måneders garanti."
      price={<Price amount={monthlyPrice('270,-')} from />}
      picture={pictureOf(PICTURES.handset)}
    />
    <Promo
      tone="tint"
      badge={<Badge kind="plain">Svitsj</Badge>}
      title="Ny telefon, når du vil"
      text="Bytt til en ny modell underveis. Skjermforsikring er alltid med."
      price={<Price amount={monthlyPrice('449,-')} from />}
      action={
        <ButtonLink href="/svitsj/" variant="secondary">
          Les om Svitsj
        </ButtonLink>
      }
      picture={pictureOf(PICTURES.foldable)}
    />
    <Promo
      tone="tint"
      title="Skjermbeskytter med personvern til iPhone 17 Pro Max"
      text="Bare den som sitter rett foran, ser skjermen. Fås til alle modeller fra og med iPhone 15."
      action={<ButtonLink href="/tilbehor/">Se skjermbeskyttere</ButtonLink>}
      picture={pictureOf(PICTURES.cover)}
    />
    <Promo tone="green" title="Lever inn den gamle mobilen" text="Du får betalt for den, og delene brukes om igjen." />
  </Grid>
);

export const Banners = () => (
  <Stack gap={24}>
    <Promo
      look="banner"
      tone="purple"
      title="Usikker på hvilken mobil?"
      text="Svar på fire spørsmål, så foreslår vi tre modeller."
      action={
        <ButtonLink href="/mobilguide/" variant="white">
          Start mobilguiden
        </ButtonLink>
      }
      picture={pictureOf(PICTURES.handsetFront)}
    />
    <Promo
      look="banner"
      tone="tint"
      title="Familierabatt og årsrabatt på mobilabonnement"
      text="Fra abonnement nummer to får dere familierabatt. Legg til årsrabatt og spar 20 % til."
      action={<ButtonLink href="/mobilabonnement/">Sett sammen familien</ButtonLink>}
    />
  </Stack>
);
