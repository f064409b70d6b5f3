import { Drawing, type IllustrationProps } from '@/features/marketing/illustrations/parts/drawing';

/** Agriculture: a tractor between rows of sugar cane, the furrows running to the hills. */
export function AgricultureScene({ className }: IllustrationProps) {
  return (
    <Drawing width={160} height={120} bleed className={className}>
      <path d="M0 0h160v120H0z" className="fill-sea-100" />
      <circle cx="52" cy="40" r="18" className="fill-amber-300" />
      <path d="M0 56l24-14 20 6 26-18 28 20 20-8 42 14v20H0z" className="fill-sea-200" />
      <path d="M0 62q40-10 84-2t76-4v64H0z" className="fill-sea-400" />
      <path
        d="M0 84L50 62h8L0 100zm0 36v-4l66-54h8L34 120zm66 0L84 61h8l6 59zm62 0L100 60h8l52 52v8z"
        className="fill-sea-600"
      />
      <path d="M0 104h160v16H0z" className="fill-amber-800" />
      <path d="M0 104h160v3H0z" className="fill-amber-600" />
      <path d="M66 56h30l4 22H62z" className="fill-petrol-800" />
      <path d="M70 60h11v16H67zm14 0h10l2 16H84z" className="fill-sea-100" />
      <path d="M62 52h38v4H62z" className="fill-amber-500" />
      <path d="M54 74h14l6 6h22V72l26 4q4 1 4 5v13H62q-8-8-8-20z" className="fill-amber-500" />
      <path d="M96 72l26 4q4 1 4 5H96z" className="fill-amber-300" />
      <path d="M100 84h22m-22 4h22" className="stroke-amber-800" strokeWidth="2" />
      <path d="M108 74V58q0-3 4-3" className="stroke-petrol-900" strokeWidth="3" />
      <circle
        cx="64"
        cy="91"
        r="18"
        className="fill-petrol-950 stroke-petrol-950"
        strokeWidth="5"
        strokeDasharray="4 5.420"
        strokeLinecap="butt"
      />
      <circle cx="64" cy="91" r="10" className="fill-amber-400" />
      <circle cx="64" cy="91" r="4" className="fill-petrol-950" />
      <circle cx="116" cy="99" r="11" className="fill-petrol-950" />
      <circle cx="116" cy="99" r="5" className="fill-amber-400" />
      <path
        d="M6 120V48m9 72V36m9 84V56m10 64V72m98 48V62m9 58V40m9 80V30m8 90V46"
        className="stroke-sea-700"
        strokeWidth="5"
      />
      <path
        className="stroke-sea-200"
        strokeWidth="5"
        strokeDasharray="1 13"
        strokeLinecap="butt"
        d="M6 118V48m9 66V36m9 80V56m10 60V72m98 46V62m9 52V40m9 78V30m8 84V46"
      />
      <path
        className="fill-sea-800"
        d="M4 50Q2 28 -8 26 -1 38 8 50zM4 50Q6 26 20 20 13 35 8 50zM13 38Q8 16 -4 14 6 26 17 38zM13 38Q16 10 33 10 21 20 17 38zM13 38Q22 27 42 38 28 36 17 38zM22 58Q26 36 44 34 33 45 26 58zM22 58Q34 48 50 62 37 59 26 58zM32 74Q40 60 54 64 44 69 36 74zM32 74Q32 60 18 58 26 66 36 74zM130 64Q130 46 112 44 122 54 134 64zM130 64Q124 54 110 66 121 65 134 64zM139 42Q138 18 118 16 131 27 143 42zM139 42Q142 16 154 6 148 24 143 42zM148 32Q148 10 134 4 142 18 152 32zM148 32Q154 10 170 10 159 20 152 32zM148 32Q140 22 122 36 137 32 152 32zM156 46Q158 32 144 28 151 37 160 46zM156 46Q162 34 174 34 166 40 160 46z"
      />
    </Drawing>
  );
}
