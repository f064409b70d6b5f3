import { Drawing, type IllustrationProps } from './parts/drawing';

/** The word DELIVERED in the site's typeface, 1067 units wide, its baseline on y = 0. */
const word =
  'M12 0v-114h49q19 0 31 7q13 6 20 18q7 13 7 32q0 20-7 32q-7 13-20 19q-12 6-31 6zM45-25h15q6 0 11-2q5-2 8-5q3-4 5-9q1-5 1-11v-9q0-6-1-12q-2-5-5-8q-3-4-8-5q-5-2-11-2h-15zM145 0v-114h96v26h-63v18h54v24h-54v21h64v25zM268 0v-114h33v87h58v27zM380 0v-114h34v114zM475 0l-41-114h36l18 59q1 2 2 6q1 3 2 7q1 4 2 8h1q1-3 2-7q1-4 2-8q2-4 2-6l19-59h33l-40 114zM575 0v-114h96v26h-63v18h54v24h-54v21h64v25zM698 0v-114h68q13 0 21 5q9 5 13 14q4 8 4 18q0 11-5 19q-5 9-14 13l23 45h-37l-19-39h-21v39zM731-63h28q5 0 8-3q3-4 3-10q0-4-1-7q-1-3-4-5q-3-1-6-1h-28zM830 0v-114h96v26h-63v18h54v24h-54v21h64v25zM953 0v-114h48q19 0 32 7q13 6 20 18q7 13 7 32q0 20-7 32q-7 13-20 19q-13 6-32 6zM986-25h15q6 0 11-2q5-2 8-5q3-4 4-9q2-5 2-11v-9q0-6-2-12q-1-5-4-8q-3-4-8-5q-5-2-11-2h-15z';

/** The round rubber stamp on a delivered ticket, in the current text colour. */
export function StampSeal({ className }: IllustrationProps) {
  return (
    <Drawing width={120} height={120} className={className}>
      <g transform="rotate(-9 60 60)">
        <g stroke="currentColor">
          <path
            strokeWidth="3"
            d="M6.800 45A55 55 0 0 1 50 6M56 5.100A55 55 0 0 1 113.200 45M113.200 75A55 55 0 0 1 72 113.700M64 114.900A55 55 0 0 1 6.800 75M3 45h114v30H3z"
          />
          <path strokeWidth="1.500" d="M24 45A39 39 0 0 1 96 45M96 75A39 39 0 0 1 24 75" />
          <path
            strokeWidth="5"
            strokeDasharray="1.400 4.450"
            strokeLinecap="butt"
            d="M15.400 45A47 47 0 0 1 104.600 45M104.600 75A47 47 0 0 1 15.400 75"
          />
          <path strokeWidth="4" d="M51 87l6 6 12-12" />
        </g>
        <path fill="currentColor" d="M60 24c5 6 7 8.500 7 11.500a7 7 0 0 1-14 0c0-3 2-5.500 7-11.500z" />
        <path fill="currentColor" transform="translate(9 66.200)scale(.0957 .104)" d={word} />
      </g>
    </Drawing>
  );
}
